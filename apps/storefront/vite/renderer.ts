import { readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown, UserConfig } from 'vite'
import { decompress } from 'wawoff2'
import { writeStaticPages } from './static-pages.ts'
import { TYPEFACE } from './typeface.ts'
import { virtualModule } from './virtual-modules.ts'

const source = fileURLToPath(new URL('../src', import.meta.url)).replaceAll('\\', '/')
/** Loads the scripts of a served page. */
const STARTER = `${source}/app/deferred-entry.ts`
const SCOPE = `${source}/platform/rendering/request-scope.ts`

/** Plugins that write files for browsers or look into them: the renderer's build goes without. */
export const inBrowser = (plugins: readonly Plugin[]): Plugin[] =>
  plugins.map((plugin) => ({ ...plugin, applyToEnvironment: ({ name }) => name === 'client' }))

/**
 * One run builds the browser's files and then the renderer with the same plugins, so that both give a class the same name. The renderer is a module beside
 * the browser's folder: `dist-renderer/render.js`.
 */
export const rendererBuild: UserConfig = {
  builder: {
    sharedConfigBuild: true,
    sharedPlugins: true,
    async buildApp({ build, config, environments: { client, ssr } }) {
      if (client) await build(client)
      if (!ssr) return
      await build(ssr)
      // In the form that the library for pictures reads.
      writeFileSync(`${resolve(config.root, ssr.config.build.outDir)}/share-font.ttf`, await decompress(readFileSync(TYPEFACE)))
      await writeStaticPages(config)
    },
  },
}

/** The id of a part of the page, from the module that it begins with: `features/home/home-page.tsx`. */
const partOf = (module: string) => (module.startsWith(`${source}/`) ? module.slice(source.length + 1) : null)

interface PageFiles {
  readonly files: Readonly<Record<string, readonly string[]>>
  readonly firstScripts: readonly string[]
  readonly firstStyles: readonly string[]
  readonly starter: string
  readonly styles: Readonly<Record<string, string>>
  readonly texts: string
}

/** The files of each part: its scripts and style sheets, without those of the first load; and what the style sheets say. */
function pageFiles(bundle: Rolldown.OutputBundle): PageFiles {
  const collect = (name: string, found: Set<string>) => {
    const chunk = bundle[name]
    if (found.has(name) || chunk?.type !== 'chunk') return found
    found.add(name)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    for (const imported of chunk.imports) collect(imported, found)
    return found
  }
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const page = bundle['index.html']?.type === 'asset' ? String(bundle['index.html'].source) : ''
  const first = new Set([...page.matchAll(/(?:src|href)="[^"]*\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, name = '']) => name))
  const parts = chunks.flatMap((chunk) => {
    const files = [...collect(chunk.fileName, new Set())].filter((file) => !first.has(file))
    return files.length === 0
      ? []
      : chunk.moduleIds.map((id) => [partOf(id), files] as const).filter(([id]) => id !== null && parted.has(id))
  })
  const sheets = Object.values(bundle).filter((file) => file.type === 'asset' && file.fileName.endsWith('.css'))
  return {
    files: Object.fromEntries(parts),
    starter: chunks.find(({ facadeModuleId }) => facadeModuleId === STARTER)?.fileName ?? '',
    firstScripts: [...first].filter((file) => file.endsWith('.js')),
    firstStyles: [...first].filter((file) => file.endsWith('.css')),
    texts:
      Object.keys(bundle)
        .find((name) => name.startsWith('texts/'))
        ?.match(/^texts\/\w+/)?.[0] ?? '',
    styles: Object.fromEntries(sheets.map((file) => [file.fileName, String((file as Rolldown.OutputAsset).source)])),
  }
}

/** The modules that some `import()` names. */
const parted = new Set<string>()

/** Builds the renderer, with the names of the files that a page's parts have in the browser. */
export function pageRenderer(): Plugin {
  let files: PageFiles = { files: {}, firstScripts: [], firstStyles: [], starter: '', styles: {}, texts: '' }
  const toModule = () =>
    Object.entries(files)
      .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`)
      .join('\n')
  return {
    ...virtualModule('virtual:page-files', toModule),
    name: 'nusaria:renderer',
    sharedDuringBuild: true,
    config: ({ build: { outDir = 'dist' } = {} }) => ({
      environments: {
        ssr: {
          // One file that runs by itself; but the package that draws pictures, which has binaries.
          resolve: { noExternal: true, external: ['sharp'] },
          define: { 'process.env.NODE_ENV': '"production"' },
          build: {
            outDir: `${outDir}-renderer`,
            emptyOutDir: true,
            copyPublicDir: false,
            sourcemap: false,
            rolldownOptions: {
              input: { render: `${source}/server/main.ts` },
              output: { codeSplitting: false, entryFileNames: '[name].js' },
            },
          },
        },
      },
    }),
    buildStart() {
      if (this.environment.name === 'client') this.emitFile({ type: 'chunk', id: STARTER, name: 'start' })
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (this.environment.name !== 'client') return
        for (const id of this.getModuleIds()) {
          const part = partOf(id)
          if (part !== null && (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0) parted.add(part)
        }
        files = pageFiles(bundle as Rolldown.OutputBundle)
      },
    },
    transform(code, id) {
      if (this.environment.name === 'client' || partOf(id) === null || id === SCOPE || id === STARTER || !code.includes('import('))
        return null
      const wrapped = code.replace(/\bimport\((['"])([.#][^'"]+)\1\)/g, (whole, _, path: string) => {
        const module = path.startsWith('#') ? `${source}/${path.slice(1)}` : resolve(id, '..', path)
        return `usesPart(${JSON.stringify(partOf(module))}, ${whole})`
      })
      return { code: `import { usesPart } from ${JSON.stringify(SCOPE)}\n${wrapped}`, map: null }
    },
  }
}
