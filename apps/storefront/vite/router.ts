import { createRequire } from 'node:module'
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const production = resolve(dirname(createRequire(import.meta.url).resolve('react-router/package.json')), 'dist/production')

/**
 * React Router's package points bundlers to its development files with warnings; builds use the production files. There
 * its components are marked as free of side effects, so that those the shop doesn't use (forms, data prefetching) are left out: 4 kB.
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
      return { code: marked.replace(/^\w+\.displayName = "[^"]*";$/gm, ''), map: null }
    },
  }
}
