import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";

/* What browsers load, followed through all imports. The walls of ESLint see one import at a time (./walls.test.ts). */

const sources = ["app", "components", "lib"]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !/\.test\.tsx?$/.test(file));
const known = new Set(sources);

function resolve(file: string, path: string): string | undefined {
  const base = path.startsWith("@/") ? path.slice(2) : join(dirname(file), path);
  return ["", ".ts", ".tsx", ".mjs"].map((ending) => base + ending).find((name) => known.has(name));
}

function hasValues(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return !node.isTypeOnly;
  const clause = node.importClause;
  if (clause?.isTypeOnly) return false;
  const bindings = clause?.namedBindings;
  if (clause?.name || !bindings || ts.isNamespaceImport(bindings)) return true;
  return bindings.elements.some((element) => !element.isTypeOnly);
}

/** Returns the modules that a file imports as values, dynamic imports included. */
function importedValues(file: string): string[] {
  const paths: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const from = node.moduleSpecifier;
      if (from && ts.isStringLiteral(from) && hasValues(node)) paths.push(from.text);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [path] = node.arguments;
      if (path && ts.isStringLiteralLike(path)) paths.push(path.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest));
  return paths;
}

test("no module that browsers load imports all of zod, modules of Node, tables, handlers or call tables", () => {
  const serverOnly =
    /^(zod(\/v4)?|node:.*|drizzle-orm.*|pg|server-only|.*\/(tables|subjects?|parts|([a-z-]+-)?handlers|[a-z-]+-calls))$/;
  const starts = sources.filter(
    (file) => /^"use client"/.test(readFileSync(file, "utf8")) || file.includes("/hydration-loader/"),
  );
  const loaded = new Set(starts);
  const found: string[] = [];
  for (const file of loaded)
    for (const path of importedValues(file)) {
      if (serverOnly.test(path)) found.push(`${file} imports ${path}`);
      const next = /^(@\/|\.)/.test(path) ? resolve(file, path) : undefined;
      if (next) loaded.add(next);
    }
  expect(loaded.size).toBeGreaterThan(500);
  expect(found).toEqual([]);
});
