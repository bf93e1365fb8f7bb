import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { transform } from 'lightningcss'
import { build, type ResolvedConfig, type Rolldown } from 'vite'
import { FACTS_ELEMENT } from '../src/platform/rendering/static-page.ts'
import type { StaticPagesOptions } from '../src/server/static/static-pages.ts'

const SCRIPT = fileURLToPath(new URL('../src/app/inline-boot.ts', import.meta.url))
const BRAND = '@nusaria/brand'

/** The inline script, the same for every brand and path: what differs is in the page's facts. */
export async function bundleScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'import.meta.env.BASE_URL': 'FACTS.base', 'import.meta.env.SSR': 'false' },
    plugins: [
      {
        name: 'nusaria:facts',
        enforce: 'pre',
        resolveId: (id) => (id === BRAND ? `\0${BRAND}` : null),
        load: (id) => (id === `\0${BRAND}` ? 'export const firstLanguage = FACTS.firstLanguage' : null),
      },
    ],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: SCRIPT,
        output: {
          format: 'iife',
          intro: `const FACTS=JSON.parse(document.getElementById('${FACTS_ELEMENT}').textContent);`,
          codeSplitting: false,
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return built.output[0].code.trim()
}

/** A style sheet without the classes that some HTML doesn't have, nor its pictures get. */
export function usedStyles(style: string, html: string): string {
  const used = new Set([...html.matchAll(/(?:class|data-picture)="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const classes = new Set([...style.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
  const unusedSymbols = [...classes].filter((name) => !used.has(name))
  return transform({ filename: 'page.css', code: Buffer.from(style), minify: true, unusedSymbols }).code.toString()
}

/** ms until the build gives up */
const RENDER_LIMIT = 120_000

/** Fails when pages take too long. Without a timer Node ends a build that only waits, with status 0 and without these pages. */
export async function withinLimit<T>(rendering: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The static pages aren't rendered after ${ms / 1_000} s`)), ms)
  })
  return Promise.race([rendering, limit]).finally(() => clearTimeout(timer))
}

/** Writes the pages that a host without Node sends, once the shop and its renderer are built. */
export async function writeStaticPages({ build: { outDir }, root, env }: ResolvedConfig): Promise<void> {
  const folder = resolve(root, outDir)
  const renderer = pathToFileURL(join(`${folder}-renderer`, 'render.js')).href
  const { staticPages } = (await import(renderer)) as {
    readonly staticPages: (options: StaticPagesOptions) => Promise<ReadonlyMap<string, string>>
  }
  const template = readFileSync(join(folder, 'index.html'), 'utf8')
  const site = env.VITE_SITE_URL?.replace(/\/$/, '')
  const rendering = staticPages({ template, script: await bundleScript(), site, usedStyles })
  for (const [name, html] of await withinLimit(rendering, RENDER_LIMIT)) {
    const file = join(folder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, html)
  }
}
