import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import { type Plugin, parseSync, Visitor } from 'vite'

const production = resolve(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production')

/** Takes the texts for developers out: calls of `warning`, and what `invariant` says in the error that it throws. */
function withoutMessages(file: string, code: string): string {
  const cuts: { readonly start: number; readonly end: number; readonly by: string }[] = []
  new Visitor({
    CallExpression({ callee, arguments: [checked], start, end }) {
      if (callee.type !== 'Identifier' || !checked) return
      if (/^warning(Once)?$/.test(callee.name)) cuts.push({ start, end, by: 'void 0' })
      else if (/^invariant\d?$/.test(callee.name)) cuts.push({ start: checked.end, end: end - 1, by: '' })
    },
  }).visit(parseSync(file, code).program)
  return [...cuts].reverse().reduce((rest, { start, end, by }) => rest.slice(0, start) + by + rest.slice(end), code)
}

/**
 * React Router's package points bundlers to its development files with warnings; builds use the production files. There
 * its components are marked as free of side effects, so that those the shop doesn't use (forms, data prefetching) are left out: 4 kB. So are its messages: 1 kB.
 */
export function productionRouter(): Plugin {
  return {
    name: 'nusaria:router',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) =>
      id === 'react-router' ? `${production}/index.mjs` : id === 'react-router/dom' ? `${production}/dom-export.mjs` : null,
    transform(code, id) {
      if (!id.startsWith(production)) return null
      const marked = code
        .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/^var (\w+) = (class extends React\d*\.Component \{[\s\S]*?^\});$/gm, 'var $1 = /* @__PURE__ */ (() => $2)();')
      return { code: withoutMessages(id, marked.replace(/^\w+\.displayName = "[^"]*";$/gm, '')), map: null }
    },
  }
}
