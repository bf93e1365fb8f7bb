export interface Command {
  /** What it does, in a line of the list. */
  readonly about: string
  /** The programs it runs one after another; the last one gets the arguments. */
  readonly steps: readonly (readonly [program: string, ...args: string[]])[]
}

const command = (about: string, ...steps: Command['steps']): Command => ({ about, steps })
const tsx = (file: string) => ['tsx', file] as const
const playwright = (config: string, ...args: string[]) => ['playwright', 'test', `--config=${config}`, ...args] as const
const bench = (file: string) => ['node', '--expose-gc', '--import', 'tsx', `tools/bench/${file}.ts`] as const

/** The sub-commands of `npm run check`, `bench`, `report` and `write`. */
export const GROUPS: Readonly<Record<string, Readonly<Record<string, Command>>>> = {
  check: {
    attack: command(
      'attacks a server with the mock on this machine, for 5 minutes at most: --url=… --requests=…',
      tsx('tests/attack/run.ts'),
    ),
    backend: command('compares the replies of a real backend with their contracts: --url=… --token=…', tsx('tools/backend-check/cli.ts')),
    engines: command('runs the shop in Firefox and WebKit of this system', tsx('tests/engines/run.ts')),
    gallery: command('opens every story of the gallery, or those with a word in their name', ['tsx', 'apps/gallery/run.ts', 'check']),
    images: command('builds and asks the images of deploy/ by docker or podman', tsx('tools/deploy/check-images.ts')),
    mutation: command('changes rules of the mock one expression at a time: a unit test must notice', tsx('tools/mutation/run.ts')),
    openapi: command(
      'checks that other tools can use the OpenAPI document',
      tsx('tools/openapi/write.ts'),
      playwright('tools/openapi/playwright.config.ts'),
    ),
    replies: command(
      'opens pages with random edits in the replies: --repeat-each=100',
      playwright('tests/playwright.config.ts', 'bent-replies', '--grep=random edits'),
    ),
    shell: command('checks what a native app may expect of the storefront: --url=… --token=…', tsx('tools/shell-check/cli.ts')),
    size: command(
      'holds what each page loads, its layout shift and its hydration to their limits',
      playwright('tests/perf/playwright.config.ts'),
    ),
  },
  bench: {
    engine: command('a new world, and answers with 600 and with 20,000 products', bench('engine')),
    pages: command('home, product and list on a phone by Lighthouse; --against=<commit> compares with another version', bench('pages')),
    render: command('what rendering a page costs the server, its memory, and pages while the API hangs', bench('render')),
    search: command('how relevant the results of 1,300 judged queries are, and the time of a suggestion', bench('search')),
    renderers: command(
      'pages a second of one, two and four renderers, and the memory of one over 50,000 pages; --rounds=0 the memory alone, --pages=0 without it',
      bench('renderers'),
    ),
    taps: command('how long a slow phone takes to answer each tap of two purchases', bench('taps')),
  },
  report: {
    contracts: command(
      'every call: documented or assumed, used, error codes declared and reached (--strict, --md, --json, --forget)',
      tsx('tools/contracts-report/cli.ts'),
    ),
    sbom: command('the packages in a published part (shop, renderer, api) as CycloneDX', tsx('tools/sbom/cli.ts')),
    headers: command('the security headers of the build for a web server: --for=nginx|caddy|json', tsx('tools/deploy/headers.ts')),
  },
  write: {
    brand: command("draws a brand's icons and screenshots for the installed shop", tsx('apps/storefront/scripts/brand-pictures.ts')),
    deploy: command('the headers and addresses of pages in the examples of deploy/', tsx('tools/deploy/write-files.ts')),
    docs: command('the generated pages of docs/: lifecycles, tables, verbs, fields of the configuration', tsx('tools/docs/write.ts')),
    font: command('the part of the typeface that every page has', tsx('apps/storefront/scripts/subset-font.ts')),
    openapi: command('the OpenAPI document, dist/openapi.json', tsx('tools/openapi/write.ts')),
  },
}
