import type { Plugin } from 'vite'
import { parseAst } from 'vite'
import { cut } from './cut.ts'
import { libraries } from './libraries.ts'

/** Cuts out of libraries what `libraries.ts` names, in builds for production. Using any of it in the shop fails the build. */
export function leanLibraries(): Plugin {
  return {
    name: 'nusaria:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const gone = /\/apps\/storefront\/src\//.test(id) ? libraries.find((library) => library.gone.test(code)) : undefined
      if (gone) this.error(`${id} uses ${gone.gone.exec(code)?.[0]}, which vite/lean/libraries.ts cuts out of ${gone.file}`)
      const library = libraries.find(({ file, holds = '' }) => file.test(id) && code.includes(holds))
      return library ? { code: cut(code, parseAst(code, { lang: 'js' }), library.picks), map: null } : null
    },
  }
}
