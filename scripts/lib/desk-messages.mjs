import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ts from "typescript";

/*
 * Which of the desk's messages each screen needs: those that the modules read which its page imports. A page then
 * carries only these, without a list that is kept by hand.
 */

const messagesFolder = "messages/en-US/desk";
/** Above this share of a subject's texts, a screen gets the whole subject. */
const wholeShare = 0.6;

const readText = (file) => readFileSync(file, "utf8");
const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** Lists what the page of each screen needs: `leads` for a subject, `content.list` for a part of it, sorted. */
export function findScreenMessages() {
  const modules = new Set(["app/desk", "components", "lib"].flatMap((folder) => filesIn(folder, /\.tsx?$/)));
  const subjects = Object.fromEntries(
    readdirSync(messagesFolder).map((name) => [
      basename(name, ".json"),
      JSON.parse(readText(join(messagesFolder, name))),
    ]),
  );
  const parsed = new Map();
  const read = (file) => {
    if (!parsed.has(file)) parsed.set(file, readModule(file, { modules, subjects }));
    return parsed.get(file);
  };
  const pages = [...modules].filter((file) => file.startsWith("app/desk/") && file.endsWith("/page.tsx"));
  const screens = pages.flatMap((page) => {
    const screen = /deskPage\(\s*"(\w+)"/.exec(readText(page))?.[1];
    if (!screen) return [];
    const loaded = new Set([page]);
    const parts = new Set();
    for (const file of loaded) {
      const { imports, parts: own } = read(file);
      imports.forEach((name) => loaded.add(name));
      own.forEach((part) => parts.add(part));
    }
    return [[screen, shorten(parts, subjects)]];
  });
  return Object.fromEntries(screens.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Replaces most parts of a subject by the subject. */
function shorten(parts, subjects) {
  const bytes = (value) => JSON.stringify(value).length;
  const subjectOf = (part) => part.split(".", 1)[0];
  return [...new Set([...parts].map(subjectOf))]
    .flatMap((subject) => {
      const names = [...parts].filter((part) => subjectOf(part) === subject);
      const messages = subjects[subject];
      if (!messages || names.includes(subject)) return [subject];
      const size = names.reduce((sum, name) => sum + bytes(messages[name.slice(subject.length + 1)]), 0);
      return size > wholeShare * bytes(messages) ? [subject] : names;
    })
    .toSorted();
}

/** Returns the modules that a module imports, and the parts of the desk's messages that it reads. */
function readModule(file, { modules, subjects }) {
  const text = readText(file);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const imports = [];
  const parts = new Set();
  const mentioned = new Set(
    [
      ...text.matchAll(/useTranslations\("desk\.(\w+)"\)|DeskTranslate<"(\w+)">|DeskMessages\["(\w+)"\]/g),
    ].map((match) => match[1] ?? match[2] ?? match[3]),
  );
  const translators = new Map();
  const addTranslator = (name, names) =>
    translators.set(name, new Set([...(translators.get(name) ?? []), ...names]));
  const constants = new Set();
  const addImport = (path) => {
    const base = path.startsWith("@/")
      ? path.slice(2)
      : path.startsWith(".")
        ? join(dirname(file), path)
        : "";
    const found = ["", ".ts", ".tsx"].map((ending) => base + ending).find((name) => modules.has(name));
    if (found) imports.push(found);
  };
  const addPath = (path) => {
    for (const subject of mentioned) {
      const [first] = path.split(".");
      if (Object.hasOwn(subjects[subject] ?? {}, first)) parts.add(`${subject}.${first}`);
    }
  };
  const visit = (node) => {
    if (ts.isTypeNode(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      const isType = node.isTypeOnly || node.importClause?.isTypeOnly;
      if (!isType && node.moduleSpecifier) addImport(node.moduleSpecifier.text);
      return;
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const subject = /^useTranslations\("desk\.(\w+)"\)$/.exec(node.initializer.getText(source))?.[1];
      if (subject) addTranslator(node.name.text, [subject]);
      if (/[`"]/.test(node.initializer.getText(source))) constants.add(node.name.text);
    }
    if ((ts.isParameter(node) || ts.isPropertySignature(node)) && node.type) {
      const type = node.type.getText(source);
      const subject = /^DeskTranslate<"(\w+)">$/.exec(type)?.[1];
      if (subject) addTranslator(node.name.getText(source), [subject]);
    }
    if (ts.isCallExpression(node)) {
      const { expression, arguments: values } = node;
      if (expression.kind === ts.SyntaxKind.ImportKeyword && ts.isStringLiteralLike(values[0]))
        addImport(values[0].text);
      const callee = ts.isPropertyAccessExpression(expression) ? expression.expression : expression;
      const translator = ts.isIdentifier(callee) ? translators.get(callee.text) : undefined;
      // A key that is known only at run time needs the whole subject.
      const isUnknown = translator && values[0] && !hasStart(values[0], constants);
      if (isUnknown) translator.forEach((subject) => parts.add(subject));
    }
    if (ts.isJsxAttribute(node)) {
      // A translator that is passed on, such as `t={t}`.
      const value =
        node.initializer && ts.isJsxExpression(node.initializer) ? node.initializer.expression : undefined;
      const passed = value && ts.isIdentifier(value) ? translators.get(value.text) : undefined;
      passed?.forEach((subject) => parts.add(subject));
    }
    if (ts.isStringLiteral(node) && !ts.isJsxAttribute(node.parent)) addPath(node.text);
    if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateHead(node)) addPath(node.text);
    ts.forEachChild(node, visit);
  };
  // Twice, because a function may use a translator that stands below it.
  visit(source);
  visit(source);
  for (const [, subject, part] of text.matchAll(/useTranslations\("desk\.(\w+)\.(\w+)/g))
    parts.add(`${subject}.${part}`);
  if (text.includes('useTranslations("desk.lessonNames")')) parts.add("lessonNames");
  return { imports, parts };
}

/** Whether the first part of a key stands in the source. */
function hasStart(node, constants) {
  if (ts.isStringLiteralLike(node)) return true;
  if (ts.isTemplateExpression(node)) return node.head.text.includes(".");
  if (ts.isConditionalExpression(node))
    return hasStart(node.whenTrue, constants) && hasStart(node.whenFalse, constants);
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node))
    return hasStart(node.expression, constants);
  return ts.isIdentifier(node) && constants.has(node.text);
}
