import { readdirSync } from 'node:fs'
import { dirname, relative } from 'node:path'
import { type Expression, type Node, SyntaxKind } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isBinaryExpression,
  isConditionalExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isJsxAttribute,
  isJsxElement,
  isJsxExpression,
  isJsxFragment,
  isJsxSelfClosingElement,
  isJsxText,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isReturnStatement,
  isStringLiteral,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'
import { expect, test } from 'vitest'
import { root } from '../../scripts/lib/root.ts'

// A browser that translates a page replaces each text node by `font` elements, and React keeps the node that it made. Where an element's only child is
// one text, React sets the element's whole content, which is right in any case. Beside other children, or in a fragment, it writes the next value into the
// node that is gone, and fails when it removes that node or inserts an element before it. So such a text has an element of its own.

const SHOP = `${root}/apps/storefront`

/** What an expression in JSX may be. A `node` is of type ReactNode: what it is, its component's callers decide. */
type Kind = 'text' | 'nothing' | 'list' | 'node' | 'element'

/** What is between the tags of an element, or the value of an attribute. */
interface Content {
  readonly at: Node
  /** A text of the code itself: it never changes. */
  readonly fixed: boolean
  /** Kinds that the code alone shows. */
  readonly known: readonly Kind[]
  /** What its type decides. */
  readonly typed: readonly Expression[]
}

/** An element, or a fragment, which has no tag. */
interface Part {
  readonly file: string
  readonly component: string
  readonly tag: string | undefined
  readonly children: readonly Content[]
  readonly attributes: readonly (readonly [name: string, value: Content])[]
}

type Read = (content: Content) => ReadonlySet<Kind>

/** The expressions that one may come to. */
function results(expression: Expression): { known: Kind[]; typed: Expression[] } {
  const join = (parts: readonly Expression[], own: Kind[] = []) => {
    const all = parts.map(results)
    return { known: [...own, ...all.flatMap(({ known }) => known)], typed: all.flatMap(({ typed }) => typed) }
  }
  if (isParenthesizedExpression(expression)) return join([expression.expression])
  if (isConditionalExpression(expression)) return join([expression.whenTrue, expression.whenFalse])
  if (isBinaryExpression(expression)) {
    const { left, right, operatorToken } = expression
    if (operatorToken.kind === SyntaxKind.AmpersandAmpersandToken) return join([right], ['nothing'])
    if (operatorToken.kind === SyntaxKind.QuestionQuestionToken) return join([left, right])
  }
  const isJsx = isJsxElement(expression) || isJsxSelfClosingElement(expression) || isJsxFragment(expression)
  return isJsx ? { known: ['element'], typed: [] } : { known: [], typed: [expression] }
}

/** Without blanks and comments; a fragment in place of its element's child is a part of that element. */
function contentOf(nodes: readonly Node[]): Content[] {
  const text = (at: Node, words: string): Content[] => (words.trim() ? [{ at, fixed: true, known: ['text'], typed: [] }] : [])
  return nodes.flatMap((at) => {
    if (isJsxText(at)) return text(at, at.text)
    if (isJsxFragment(at)) return contentOf([...at.children])
    if (!isJsxExpression(at)) return [{ at, fixed: false, known: ['element'], typed: [] } satisfies Content]
    if (!at.expression) return []
    return isStringLiteral(at.expression) ? text(at, at.expression.text) : [{ at, fixed: false, ...results(at.expression) }]
  })
}

function* nodesIn(node: Node, enters = (_part: Node) => true): Generator<Node> {
  yield node
  const parts: Node[] = []
  node.forEachChild((part) => void parts.push(part))
  for (const part of parts) if (enters(part)) yield* nodesIn(part, enters)
}

const isFunction = (node: Node) => isArrowFunction(node) || isFunctionExpression(node) || isFunctionDeclaration(node)

/** The name of a component, '' for any other function. */
function componentName(node: Node): string {
  if (!isFunction(node)) return ''
  const { parent } = node
  const name = isFunctionDeclaration(node) ? node.name : isVariableDeclaration(parent) ? parent.name : undefined
  return name && isIdentifier(name) && /^[A-Z]/.test(name.text) ? name.text : ''
}

/** What a component returns. */
function returned(component: Node): Content[] {
  if (isArrowFunction(component) && component.body.kind !== SyntaxKind.Block)
    return [{ at: component.body, fixed: false, ...results(component.body as Expression) }]
  const own = [...nodesIn(component, (part) => !isFunction(part))]
  return own.flatMap((at) => (isReturnStatement(at) && at.expression ? [{ at, fixed: false, ...results(at.expression) }] : []))
}

function partsIn(file: string, tree: Node): Part[] {
  const found: Part[] = []
  const visit = (node: Node, around: string) => {
    const component = componentName(node) || around
    if (isJsxFragment(node)) found.push({ file, component, tag: undefined, children: contentOf([...node.children]), attributes: [] })
    if (isJsxElement(node) || isJsxSelfClosingElement(node)) {
      const { tagName, attributes } = isJsxElement(node) ? node.openingElement : node
      found.push({
        file,
        component,
        tag: tagName.getText(),
        children: isJsxElement(node) ? contentOf([...node.children]) : [],
        attributes: attributes.properties.flatMap((attribute) => {
          const [value] = isJsxAttribute(attribute) && attribute.initializer ? contentOf([attribute.initializer]) : []
          return value && isJsxAttribute(attribute) ? [[attribute.name.getText(), value] as const] : []
        }),
      })
    }
    // A component that returns a text is a fragment with that text.
    if (componentName(node))
      found.push(...returned(node).map((child) => ({ file, component, tag: undefined, children: [child], attributes: [] })))
    node.forEachChild((part) => visit(part, component))
  }
  visit(tree, '')
  return found
}

const TEXT = TypeFlags.String | TypeFlags.Number | TypeFlags.StringLiteral | TypeFlags.NumberLiteral | TypeFlags.TemplateLiteral
const NOTHING = TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void | TypeFlags.Boolean | TypeFlags.BooleanLiteral | TypeFlags.Never

function kindsOfType(type: Type, checker: Checker): Kind[] {
  if (type.getAliasSymbol()?.name === 'ReactNode') return ['node']
  if (type.isUnionType()) {
    const parts = type.getTypes()
    // `ReactNode | undefined` has lost its name.
    if (parts.some((part) => part.getSymbol()?.name === 'ReactPortal')) return ['node', 'nothing']
    return parts.flatMap((part) => kindsOfType(part, checker))
  }
  // The falsy part of `note && <b>{note}</b>`.
  if ((type.isStringLiteralType() && type.value === '') || (type.isNumberLiteralType() && type.value === 0)) return ['nothing']
  if (type.flags & TEXT) return ['text']
  if (type.flags & NOTHING) return ['nothing']
  if (!checker.isArrayLikeType(type)) return ['element']
  // A list of texts is texts too.
  const parts = type.isTypeReference() ? checker.getTypeArguments(type).flatMap((part) => kindsOfType(part, checker)) : []
  return ['list', ...parts.filter((kind) => kind === 'text')]
}

/** Reads all types at once: each question to the compiler costs a message. */
function kindReader(contents: readonly Content[], checker: Checker): Read {
  const typed = contents.flatMap((content) => content.typed)
  const types = new Map(checker.getTypeAtLocation(typed).map((type, index) => [typed[index], type]))
  const kinds = new Map<Content, ReadonlySet<Kind>>()
  return (content) => {
    const read = () =>
      new Set([
        ...content.known,
        ...content.typed.flatMap((one) => {
          const type = types.get(one)
          return type ? kindsOfType(type, checker) : []
        }),
      ])
    const known = kinds.get(content) ?? read()
    kinds.set(content, known)
    return known
  }
}

/** The names of the properties of type ReactNode that an expression may come to: `children`, `props.title`. */
const propertiesIn = ({ typed }: Content): string[] =>
  typed.flatMap((one) => {
    const name = isPropertyAccessExpression(one) ? one.name : one
    return isIdentifier(name) ? [name.text] : []
  })

/** React makes a node of its own for each text in here, and the browser may replace it. */
const makesNodes = ({ tag, children, attributes }: Part) =>
  (tag === undefined || tag === 'Suspense' || children.length > 1) && !attributes.some(([name]) => name === 'translate')

/** The texts of a part that may change beside others, or have a neighbour that may vanish. */
function looseIn(part: Part, read: Read): Content[] {
  if (!makesNodes(part)) return []
  const varies = (child: Content) => ['nothing', 'list', 'node'].some((kind) => read(child).has(kind as Kind))
  const isLoose = (child: Content) => !child.fixed || part.children.some((other) => other !== child && varies(other))
  return part.children.filter((child) => read(child).has('text') && isLoose(child))
}

/** The texts that callers pass to a component which shows them beside others. */
function loosePassed(parts: readonly Part[], read: Read): Content[] {
  const open = new Set<string>()
  const opens = ({ component }: Part, content: Content) => {
    if (read(content).has('node')) for (const name of propertiesIn(content)) open.add(`${component} ${name}`)
  }
  for (const part of parts) if (makesNodes(part)) for (const child of part.children) opens(part, child)
  const passed = (part: Part) => [
    ...part.attributes.flatMap(([name, value]) => (open.has(`${part.tag} ${name}`) ? [value] : [])),
    ...(open.has(`${part.tag} children`) && part.children.length === 1 ? part.children : []),
  ]
  // A component that passes its own property on shows it beside others too.
  for (let before = -1; before !== open.size; ) {
    before = open.size
    for (const part of parts) for (const content of passed(part)) opens(part, content)
  }
  return parts.flatMap(passed).filter((content) => !content.fixed && read(content).has('text'))
}

/** A file of the storefront that isn't on the disk, for the examples below. */
const EXAMPLE = `${SHOP}/src/ui/example.tsx`
const LOOSE = '/* loose */'

const EXAMPLE_CODE = `
import { type ReactNode, Suspense } from 'react'

interface Props { readonly label: string; readonly count?: number; readonly rows: readonly string[]; readonly children: ReactNode }

export const ByCondition = ({ label, count }: Props) => (
  <button>
    {count && <b>{count}</b>}
    {label} {${LOOSE}}
  </button>
)
export const Fixed = ({ count }: Props) => (
  <p>
    {count ? <b>{count}</b> : null}
    pieces {${LOOSE}}
  </p>
)
export const FixedAlone = () => (
  <p>
    <b>2</b> pieces
  </p>
)
export const ByList = ({ rows }: Props) => (
  <p>
    {rows.map((row) => <b key={row}>{row}</b>)}
    : {${LOOSE}}
  </p>
)
export const TextList = ({ rows }: Props) => (
  <p>
    <b>:</b>
    {rows.map((row) => row.trim())} {${LOOSE}}
  </p>
)
export const Changes = ({ label, count }: Props) => (
  <p>
    <b>{count}</b>
    {label} {${LOOSE}}
  </p>
)
export const Vanishes = ({ label, count }: Props) => (
  <p>
    <b>{count}</b>
    {count && label} {${LOOSE}}
  </p>
)
export const Chosen = ({ label, count }: Props) => (
  <p>
    <b>{count}</b>
    {count ? label : <i>{label}</i>} {${LOOSE}}
  </p>
)
export const TwoTexts = ({ label, count }: Props) => (
  <p>
    {label} {${LOOSE}}
    {count} {${LOOSE}}
  </p>
)
export const InFragment = ({ label }: Props) => (
  <>
    {label} {${LOOSE}}
  </>
)
export const InSuspense = ({ label }: Props) => (
  <Suspense>
    {label} {${LOOSE}}
  </Suspense>
)
export function Returned({ label, count }: Props) {
  if (count) return label ${LOOSE}
  return null
}
const Titled = ({ count, children }: Props) => (
  <section>
    {count && <b>{count}</b>}
    {children}
  </section>
)
const Passing = ({ children, ...props }: Props) => <Titled {...props}>{children}</Titled>
export const Caller = (props: Props) => (
  <Passing {...props}>
    {props.label} {${LOOSE}}
  </Passing>
)
export const ElementCaller = (props: Props) => (
  <Passing {...props}>
    <i>{props.label}</i>
  </Passing>
)
export const Untranslated = ({ label, count }: Props) => (
  <p translate="no">
    {count && <b>{count}</b>}
    {label}
  </p>
)
export const Alone = ({ label, count }: Props) => (
  <p>
    {count && <b>{count}</b>}
    <span>{label}</span>
    <i>{\`\${label} \${count}\`}</i>
    {' '}
    <u>{count ? label : '-'}</u>
  </p>
)
`

/** Loose texts of the storefront as `file:line: code`, among them those of the example. */
function looseTexts(): string[] {
  const entries = (folder: string) => readdirSync(folder, { withFileTypes: true })
  const api = new API({
    fs: {
      readFile: (path) => (path === EXAMPLE ? EXAMPLE_CODE : undefined),
      fileExists: (path) => path === EXAMPLE || undefined,
      getAccessibleEntries: (folder) =>
        folder === dirname(EXAMPLE)
          ? {
              files: [...entries(folder).flatMap((entry) => (entry.isFile() ? [entry.name] : [])), 'example.tsx'],
              directories: entries(folder).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
            }
          : undefined,
    },
  })
  try {
    const project = api.updateSnapshot({ openProjects: [`${SHOP}/tsconfig.json`] }).getProject(`${SHOP}/tsconfig.json`)
    if (!project) throw new Error('The compiler does not read the storefront')
    const { program, checker } = project
    const files = program
      .getSourceFileNames()
      .filter((file) => /\/storefront\/src\/.*(?<!\.test)\.tsx$/.test(file) && !/\/testing\//.test(file))
    const parts = files.flatMap((file) => {
      const tree = program.getSourceFile(file)
      return tree ? partsIn(file, tree) : []
    })
    const contents = parts.flatMap(({ children, attributes }) => [...children, ...attributes.map(([, value]) => value)])
    const read = kindReader(contents, checker)
    const loose = new Set([...parts.flatMap((part) => looseIn(part, read)), ...loosePassed(parts, read)])
    return [...loose].map(({ at }) => {
      const tree = at.getSourceFile()
      const line = tree.text.slice(0, at.getStart()).split('\n').length
      return `${relative(root, tree.fileName)}:${line}: ${at.getText().replace(/\s+/g, ' ')}`
    })
  } finally {
    api.close()
  }
}

test('a text beside others is in an element of its own, so that a translated page neither fails nor shows an old text', () => {
  const found = looseTexts()
  const inExample = relative(root, EXAMPLE)
  const marked = EXAMPLE_CODE.split('\n').flatMap((line, index) => (line.includes(LOOSE) ? [`${inExample}:${index + 1}`] : []))
  const isExample = (place: string) => place.startsWith(inExample)
  expect(
    found
      .filter(isExample)
      .map((place) => place.split(': ')[0])
      .sort(),
  ).toEqual(marked.sort())
  const remedy = 'give the text an element of its own; a component gives one to what it is passed by ownText'
  expect(found.filter((place) => !isExample(place)).sort(), remedy).toEqual([])
})
