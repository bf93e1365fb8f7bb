/** `X-Frame-Options` for `x-frame-options` */
const nameOf = (name) => name.replace(/(^|-)[a-z]/g, (letter) => letter.toUpperCase())

/** How each server is told what a kind of reply carries. No value contains a double quote. */
const formats = {
  /** For `include` in a `location`. One that has an `add_header` of its own inherits none. */
  nginx: (kind, headers) => [`# ${kind}`, ...headers.map(([name, value]) => `add_header ${name} "${value}" always;`)],
  /** A snippet for `import`. `defer` sets them after the other handlers, so that those of a proxied server are replaced. */
  caddy: (kind, headers) => [
    `(headers-${kind}) {`,
    '\theader {',
    '\t\tdefer',
    ...headers.map(([name, value]) => `\t\t${name} "${value}"`),
    '\t}',
    '}',
  ],
  json: (kind, headers) => [JSON.stringify({ kind, headers: Object.fromEntries(headers) }, null, 2)],
}

export const HEADER_FORMATS = Object.keys(formats)

/**
 * The security headers of one kind of reply, as a server's configuration says them.
 * @param {string} format one of HEADER_FORMATS
 * @param {string} kind
 * @param {Readonly<Record<string, string>>} headers
 */
export function renderHeaders(format, kind, headers) {
  const named = Object.entries(headers).map(([name, value]) => [nameOf(name), value])
  return `${formats[format](kind, named).join('\n')}\n`
}
