import { API, NodeBuilderFlags, SymbolFlags, type Type } from 'typescript/unstable/sync'
import { root } from '../../scripts/lib/root.ts'

const PROJECT = `${root}/scenarios/tsconfig.json`

/** A name of a type, as a file knows it. */
export interface TypeName {
  readonly name: string
  /** Path from the root. */
  readonly file: string
}

/** What the values of a type are. */
export interface ValueList {
  readonly name: string
  readonly words: string
  /** Each in Markdown: values, or fields with their types. */
  readonly values: readonly string[]
  readonly fields: readonly string[]
}

/** Types of TypeScript and of the stories' own functions, which the page explains elsewhere. */
const KNOWN = /^(Readonly|Record|Partial|Pick|AmountExpression)$/

/** The names of types in the text of a type. Texts in quotes are values. */
export const typeNames = (text: string): string[] =>
  [...new Set(text.replace(/'[^']*'|"[^"]*"/g, '').match(/\b[A-Z]\w*[a-z]\w*\b/g) ?? [])].filter((name) => !KNOWN.test(name))

/** Lists the values of these types and of those that their fields name, by name. */
export function valueLists(wanted: readonly TypeName[]): ValueList[] {
  const api = new API({ cwd: root })
  try {
    const project = api.updateSnapshot({ openProjects: [PROJECT] }).getProject(PROJECT)
    if (!project) throw new Error(`TypeScript doesn't open ${PROJECT}`)
    const { checker } = project
    const textOf = (type: Type) =>
      checker.typeToString(type, undefined, NodeBuilderFlags.NoTruncation).replaceAll('"', "'").replaceAll('readonly ', '')
    const lists = new Map<string, ValueList>()
    const add = ({ name, file }: TypeName): void => {
      if (lists.has(name)) return
      const local = checker.resolveName(name, SymbolFlags.Type, { document: `${root}/${file}`, position: 0 })
      if (!local) throw new Error(`${file} knows no type ${name}`)
      const symbol = local.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(local) : local
      const type = checker.getDeclaredTypeOfSymbol(symbol)
      const values = type.isUnionType() ? (type.getTypes() ?? []).map((one) => `\`${textOf(one)}\``) : []
      const properties = type.isUnionType() ? [] : checker.getPropertiesOfType(type)
      const fields = properties.map((property) => {
        const optional = property.flags & SymbolFlags.Optional
        const text = textOf(checker.getTypeOfSymbol(property) as Type).replaceAll(' | undefined', '')
        const words = checker.getDocumentationCommentOfSymbol(property)
        return { text, line: `\`${property.name}${optional ? '?' : ''}: ${text}\`${words && `: ${words}`}` }
      })
      const words = checker.getDocumentationCommentOfSymbol(symbol)
      lists.set(name, { name, words, values, fields: fields.map(({ line }) => line) })
      for (const { text } of fields) for (const named of typeNames(text)) add({ name: named, file })
    }
    for (const one of wanted) add(one)
    return [...lists.values()].sort((one, other) => one.name.localeCompare(other.name))
  } finally {
    api.close()
  }
}
