/** `X-Frame-Options` for `x-frame-options` */
const nameOf = (name: string) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())

type Headers = readonly (readonly [name: string, value: string])[]

/** How each server is told what a kind of reply carries. No value contains a double quote. */
const formats = {
  /** For `include` in a `location`. One that has an `add_header` of its own inherits none. */
  nginx: (kind: string, headers: Headers) => [`# ${kind}`, ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`)],
  /** A snippet for `import`. `defer` sets them after the other handlers, so that those of a proxied server are replaced. */
  caddy: (kind: string, headers: Headers) => [
    `(headers-${kind}) {`,
    '\theader {',
    '\t\tdefer',
    ...headers.map(([name, value]) => `\t\t${name} "${value}"`),
    '\t}',
    '}',
  ],
  json: (kind: string, headers: Headers) => [JSON.stringify({ kind, headers: Object.fromEntries(headers) }, null, 2)],
}

export type HeaderFormat = keyof typeof formats
export const HEADER_FORMATS = Object.keys(formats) as HeaderFormat[]

/** The security headers of one kind of reply, as a server's configuration says them. */
export function renderHeaders(format: HeaderFormat, kind: string, headers: Readonly<Record<string, string>>): string {
  const named = Object.entries(headers).map(([name, value]) => [nameOf(name), value] as const)
  return `${formats[format](kind, named).join('\n')}\n`
}
