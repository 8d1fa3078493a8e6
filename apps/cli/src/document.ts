/** Reads and writes matrix documents. What is read is checked against the schema; what is written is whole or not there. */
import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Matrix } from '@rootbound/core/matrix';
import { Value } from 'typebox/value';
import { DocumentUnwritableFault, UsageFault } from './errors.ts';

/** The file to write, absolute; throws before anything is probed where it could not be written. */
export async function prepareDocument(file: string, directory: string): Promise<string> {
  if (file === '') throw new UsageFault('--json names no file');
  const path = resolve(directory, file);
  const parent = await stat(dirname(path)).catch(() => null);
  if (parent?.isDirectory() !== true) throw new UsageFault(`--json ${file}: ${dirname(path)} is no directory`);
  const there = await stat(path).catch(() => null);
  if (there?.isDirectory() === true) throw new UsageFault(`--json ${file} is a directory`);
  return path;
}

/** Writes beside the file first, so that a reader never meets half a document. */
export async function writeDocument(path: string, matrix: Matrix): Promise<void> {
  const partial = `${path}.${randomUUID()}`;
  try {
    await writeFile(partial, `${JSON.stringify(matrix, null, 2)}\n`);
    await rename(partial, path);
  } catch (cause) {
    await rm(partial, { force: true });
    throw new DocumentUnwritableFault(path, cause);
  }
}

/** The matrix of a file; throws a UsageFault that names the file and the part of it that does not fit. */
export async function readDocument(file: string, directory: string): Promise<Matrix> {
  const text = await readFile(resolve(directory, file), 'utf8').catch((cause: unknown) => {
    throw new UsageFault(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  });
  const document = parse(file, text);
  if (Value.Check(Matrix, document)) return document;
  throw new UsageFault(`${file} is no matrix document of this version: ${describeMismatch(document)}`);
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UsageFault(`${file} is no JSON: ${cause instanceof Error ? cause.message : String(cause)}`, cause);
  }
}

function describeMismatch(document: unknown): string {
  const [first] = Value.Errors(Matrix, document);
  return first === undefined
    ? 'it does not fit the schema'
    : `${first.instancePath || 'the document'} ${first.message}`;
}
