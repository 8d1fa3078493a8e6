/** The JSON Schema of the matrix document, as it is published: made from the type that the code itself uses. */
import { Matrix } from '@rootbound/core/matrix';

/** The text of schema/matrix.schema.json. */
export function writeMatrixSchema(): string {
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'rootbound/matrix/1',
    title: 'Rootbound matrix document',
    description: 'The result of one run against one server version. Words are explained in words.md.',
    ...Matrix,
  };
  return `${JSON.stringify(schema, null, 2)}\n`;
}
