import { Config } from '@nusaria/server/site/config-schema'
import { z } from 'zod'

interface JsonSchema {
  readonly description?: string
  readonly type?: string
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
}

const START = '<!-- fields: npm run write docs -->'
const END = '<!-- end of fields -->'

function rowsOf({ properties = {} }: JsonSchema, prefix = ''): string[] {
  return Object.entries(properties).flatMap(([name, field]) => {
    const row = field.description ? [`| \`${prefix}${name}\` | ${field.description} |`] : []
    // A store has the fields of the whole, and where it is.
    const inner = field.items ? Object.entries(field.items.properties ?? {}).filter(([key]) => key === 'host' || key === 'path') : []
    const nested = field.items ? { properties: Object.fromEntries(inner) } : field
    return [...row, ...rowsOf(nested, `${prefix}${name}${field.items ? '[]' : ''}.`)]
  })
}

/** docs/configuration.md with the table of fields that the schema declares. */
export function configurationPage(page: string): string {
  const [before] = page.split(START)
  const [, after] = page.split(END)
  const rows = rowsOf(z.toJSONSchema(Config) as JsonSchema)
  return [before + START, '| field | what |', '|---|---|', ...rows, END + after].join('\n')
}
