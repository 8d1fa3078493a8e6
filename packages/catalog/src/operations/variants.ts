/**
 * Other ways of posing a candidate that showed nothing as it stands: on a file of another kind, and with the path
 * written from some directory, for tools that take no absolute one.
 */
import type { Item } from '@rootbound/core/item';
import type { Json } from '@rootbound/core/json';
import { CHANGING } from '@rootbound/core/operation';
import { CHANGED_DOCUMENTS, type DocumentKind } from '@rootbound/core/recipe';
import { type Candidate, wordsOf } from './operation.ts';

const WORDS: Readonly<Record<DocumentKind, RegExp>> = {
  pdf: /^pdfs?$/,
  xlsx: /^(excel|xlsx?|workbooks?|sheets?|spreadsheets?)$/,
  md: /^(markdown|md|notes?|vaults?|memory)$/,
  json: /^json$/,
  html: /^html?$/,
  csv: /^csv$/,
  png: /^(images?|png|media|pictures?|screenshots?)$/,
};

const RELATIVE = ['{from-argument}', '{from-monorepo}', '{from-inside}', '{from-work}'] as const;
const MOST_DOCUMENTS = 3;

/** Kinds of files that an item names, the ones in its name first. */
export function documentsOf({ name, description }: Pick<Item, 'name' | 'description'>): readonly DocumentKind[] {
  const kinds = Object.keys(WORDS) as DocumentKind[];
  const inName = kinds.filter((kind) => wordsOf(name).some((word) => WORDS[kind].test(word)));
  const told = kinds.filter((kind) => wordsOf(description).some((word) => WORDS[kind].test(word)));
  return [...new Set([...inName, ...told])].slice(0, MOST_DOCUMENTS);
}

/** The candidate as it is, then on each kind of file that the item names; in the other order where its name says so. */
export function onDocuments(
  item: Pick<Item, 'name' | 'description'>,
  candidates: readonly Candidate[],
): readonly Candidate[] {
  const documents = documentsOf(item);
  const named = documentsOf({ name: item.name, description: '' });
  const others = documents.flatMap((document) =>
    candidates.filter((candidate) => mayBe(document, candidate)).map((candidate) => ({ ...candidate, document })),
  );
  return named.length > 0 ? [...others, ...candidates] : [...candidates, ...others];
}

function mayBe(document: DocumentKind, { form, operation }: Candidate): boolean {
  if (form === 'file') return !CHANGING.has(operation) || CHANGED_DOCUMENTS.includes(document);
  return form === 'new-file';
}

/** With the path written from a directory, where the candidate carries a whole path. */
export function fromDirectories(candidate: Candidate): readonly Candidate[] {
  const text = JSON.stringify(candidate.arguments);
  if (!text.includes('"{path}"')) return [];
  return RELATIVE.map((slot) => ({
    ...candidate,
    // The same template with one slot for another.
    arguments: JSON.parse(text.replaceAll('"{path}"', JSON.stringify(slot))) as Json,
  }));
}
