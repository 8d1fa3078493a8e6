/** Version of the judge and of all it asks: raised with every change of either. */
export const CATALOG_VERSION = '2';
