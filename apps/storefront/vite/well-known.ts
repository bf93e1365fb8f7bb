import type { Plugin } from 'vite'
import { sourceDate } from '../../../scripts/lib/source-date.ts'
import { type WellKnown, wellKnownFiles } from '../../server/src/site/well-known.ts'

/** Writes the files of `/.well-known/`. A shop below a path has them to copy to the root of its origin. */
export function wellKnown(shop: Omit<WellKnown, 'base'>): Plugin {
  return {
    name: 'nusaria:well-known',
    apply: 'build',
    generateBundle() {
      for (const { name, body } of wellKnownFiles({ ...shop, base: this.environment.config.base }, sourceDate()))
        this.emitFile({ type: 'asset', fileName: `.well-known/${name}`, source: body })
    },
  }
}
