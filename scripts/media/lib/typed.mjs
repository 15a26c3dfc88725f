import { readFileSync } from 'node:fs';
import ts from 'typescript';

/** Imports a TypeScript file without imports, such as the data of the mockups. */
export async function typed(file) {
  const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions: options });
  return import(`data:text/javascript;base64,${Buffer.from(outputText).toString('base64')}`);
}
