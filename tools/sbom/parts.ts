import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { root } from '../../scripts/lib/root.ts'
import { sourceDate } from '../../scripts/lib/source-date.ts'

/** What is published, by the folders of which it is made. */
const SHOP = ['brand', 'contracts', 'adapters', 'locales', 'apps/storefront']
const SERVER = ['static-files', 'scenarios', 'apps/server']
export const PARTS = {
  shop: SHOP,
  renderer: [...SHOP, ...SERVER],
  api: ['brand', 'contracts', 'locales', 'catalogue', 'apps/mock-api', ...SERVER],
} as const
export type Part = keyof typeof PARTS

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
}

/** A bill of materials in the form of CycloneDX, as far as it is read here. */
interface Bom {
  readonly metadata: { readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/** All packages of the lock file, by npm. With `--omit=dev` it would leave out each package that another one also needs to build. */
function wholeBom(): Bom {
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only']
  return JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 100_000_000, shell: process.platform === 'win32' }))
}

/** The bill of materials of a part: the packages that its folders name as `dependencies`, and all that these depend on. */
export function bomOf(part: Part): Bom {
  const { components, dependencies, ...bom } = wholeBom()
  const dependsOn = new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))
  const named = PARTS[part].flatMap((folder) => {
    const { name, version, dependencies = {} } = JSON.parse(readFileSync(`${root}/${folder}/package.json`, 'utf8'))
    const isNamed = (ref: string) => Object.hasOwn(dependencies, ref.slice(0, ref.lastIndexOf('@')))
    return dependsOn.get(`${name}@${version}`)?.filter(isNamed) ?? []
  })
  const kept = new Set(named)
  for (const ref of kept) for (const next of dependsOn.get(ref) ?? []) kept.add(next)
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'))
  const ref = `nusaria-${part}@${version}`
  const component = { 'bom-ref': ref, type: 'application', name: `nusaria-${part}`, version, licenses: [{ license: { id: 'MIT' } }] }
  // Two bills of one commit are the same.
  const { serialNumber: _, ...rest } = bom as typeof bom & { readonly serialNumber?: string }
  return {
    ...rest,
    metadata: { ...bom.metadata, timestamp: new Date(sourceDate()).toISOString(), component } as Bom['metadata'],
    components: components.filter((each) => kept.has(each['bom-ref'])),
    dependencies: [{ ref, dependsOn: [...new Set(named)] }, ...dependencies.filter((each) => kept.has(each.ref))],
  }
}
