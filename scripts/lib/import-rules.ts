// Which file may import what, in one table. `from` and `of` are patterns on paths from the repository's root (a workspace package is followed to its
// file) or on the bare name of an outside package. A rule without `except` has none.

interface ImportRule {
  /** Files the rule speaks about */
  readonly from: RegExp
  /** Files among them that may */
  readonly except?: RegExp
  /** What they may not import */
  readonly of: RegExp
  /** Imports among those that are fine */
  readonly allow?: RegExp
  /** Shown with each violation */
  readonly why: string
}

const tests = /\.test\.tsx?$/

/**
 * One rule per layer: it imports no layer above it.
 * @param root folder of the layers
 * @param names from the lowest layer to the highest
 */
function layers(root: string, names: readonly string[], why: string): ImportRule[] {
  const folders = names.map((name) => `^${root}${name}/`)
  return folders.slice(0, -1).map((folder, index) => ({
    from: new RegExp(folder),
    except: tests,
    of: new RegExp(folders.slice(index + 1).join('|')),
    why,
  }))
}

export const importRules: readonly ImportRule[] = [
  {
    from: /^contracts\/src\//,
    except: tests,
    of: /./,
    allow: /^(contracts\/src\/|zod(\/|$))/,
    why: 'The contracts are data: they import zod and each other, nothing else of ours.',
  },
  {
    from: /^adapters\//,
    of: /./,
    allow: /^(adapters\/|contracts\/src\/)/,
    why: 'An adapter is a part of the first page: it imports the contracts, whose schemas stay out of the page, and nothing else.',
  },
  {
    from: /^examples\/backends\//,
    of: /./,
    allow: /^(examples\/backends\/|fastify$|node:)/,
    why: "The example backends stand for somebody else's: they know nothing of the shop.",
  },
  {
    from: /^locales\//,
    except: tests,
    of: /./,
    allow: /^(locales\/|brand\/|contracts\/src\/(headers|limits))/,
    why: 'Texts import nothing but the lists of languages and limits, and the brand.',
  },
  {
    from: /^catalogue\/src\//,
    except: tests,
    of: /^(?!node:)/,
    allow: /^(catalogue\/|contracts\/|zod$|minisearch(\/|$))/,
    why: 'The catalogue is data: it knows the contracts, and not the mock.',
  },
  {
    from: /^catalogue\/src\//,
    except: /\.test\.ts$|^catalogue\/src\/pictures\/read-drawings\.ts$/,
    of: /^node:/,
    why: 'The catalogue runs in a browser too; pictures/read-drawings.ts alone reads files, where no Vite bundles the drawings.',
  },
  {
    from: /^scenarios\/src\//,
    except: tests,
    of: /./,
    allow: /^(scenarios\/src\/|contracts\/|locales\/|zod$)/,
    why: 'Scenarios are data: no driver, host or storefront in them.',
  },
  {
    from: /^apps\/server\//,
    except: /^apps\/server\/src\/(mock\/backend\.ts$|testing\/)|\.test\.ts$/,
    of: /^(apps\/(?!server\/)|scenarios\/|tools\/|locales\/)/,
    allow: /^scenarios\/src\/dsl\/screens\.ts$/,
    why: 'The server serves any backend: no page is in it, only their addresses; mock/backend.ts alone imports the mock.',
  },
  {
    from: /^apps\/server\/src\/(?!mock\/|testing\/|main\.ts$)/,
    except: tests,
    of: /^apps\/server\/src\/mock\//,
    why: 'Before a real backend the server has no code of the mock: main.ts alone loads it.',
  },
  {
    from: /^static-files\/src\//,
    of: /./,
    allow: /^(static-files\/src\/|fastify$|node:)/,
    why: 'What sends files knows neither the shop nor the mock.',
  },
  {
    from: /^apps\/server\/src\/site\//,
    except: tests,
    of: /./,
    allow: /^(apps\/server\/src\/site\/|contracts\/|scenarios\/src\/dsl\/screens\.ts$|zod$)/,
    why: 'What the server and the storefront agree on is data: headers, configuration, addresses, the interface of the renderer.',
  },
  {
    from: /^apps\/(storefront|workbench|gallery)\//,
    of: /^apps\/server\//,
    allow: /^apps\/server\/src\/site\//,
    why: 'Pages know nothing of the server but `site`.',
  },
  {
    from: /^(?!tests\/)/,
    of: /^tests\//,
    why: 'Nothing imports a test.',
  },
  {
    from: /^scenarios\/run\//,
    except: tests,
    of: /^tools\//,
    why: 'Tools use the harness, and never the other way round.',
  },
  {
    from: /^apps\/mock-api\//,
    of: /^apps\/(server|storefront|workbench)\//,
    why: 'The mock knows neither the server that it is part of nor the pages.',
  },
  {
    from: /^apps\/workbench\//,
    of: /^(apps\/(storefront|mock-api)\/|scenarios\/run\/|tools\/)/,
    allow:
      /^apps\/(storefront\/(src\/(ui\/(tokens(-css)?|primitives\/kawung)|platform\/(routing\/safe-path|browser\/random-id|state\/client-state))|vite\/(branded-pages|virtual-modules|zod-without-eval))\.tsx?|mock-api\/src\/control\/(base|contract|control-client|types)\.ts)$/,
    why: 'The workbench talks to the mock over the wire; it shares the tokens and the sign of the shop, the brand and the alias of zod in its build, its check of paths, its random ids, the form of its stored state and the contract of the control API.',
  },
  { from: /^apps\/storefront\//, of: /^apps\/workbench\//, why: 'The shop knows nothing of its workbench.' },
  {
    from: /./,
    except: /^apps\/gallery\//,
    of: /^apps\/gallery\//,
    why: 'Nothing knows of the gallery.',
  },
  {
    from: /^apps\/storefront\//,
    except: /^apps\/storefront\/(src\/app\/offline|vite\/dev-server)\.ts$/,
    of: /^(apps\/mock-api\/|msw(\/|$)|scenarios\/|tools\/)/,
    why: 'The storefront talks to the mock over the wire; app/offline.ts alone starts it in the browser, and the server of development frames a page as the mock does.',
  },
  {
    from: /^apps\/storefront\/src\//,
    except: /^apps\/storefront\/src\/(platform\/api\/schemas\.ts$|(.*\/)?testing\/|.*\.test\.tsx?$)/,
    of: /^contracts\/src\/registry\.ts$/,
    why: 'The registry carries every schema: platform/api/schemas.ts alone imports it, to report replies that break their contract.',
  },
  ...layers(
    'apps/storefront/src/',
    ['platform', 'ui', 'session', 'commerce', 'features', 'app', 'server'],
    'A room of the storefront imports only those before it: platform ← ui ← session ← commerce ← features ← app ← server.',
  ),
  {
    from: /^apps\/storefront\/src\/(?!testing\/)/,
    except: /\.test\.tsx?$|\/testing\//,
    of: /^apps\/storefront\/src\/testing\//,
    why: 'Helpers of tests are for tests.',
  },
  {
    from: /^apps\/storefront\/src\//,
    except: /\.test\.tsx?$|^apps\/storefront\/src\/server\//,
    of: /^node:/,
    why: 'The storefront runs in a browser; only the renderer of `server` runs on a server.',
  },
  {
    from: /^apps\/storefront\/src\/(?!server\/)/,
    except: tests,
    of: /^apps\/storefront\/src\/server\//,
    why: 'The renderer is built apart: nothing of it belongs into the page.',
  },
  ...layers(
    'apps/mock-api/src/',
    ['lib', 'engine', 'domains', 'control', 'hosts'],
    'A layer of the mock imports only layers below: lib ← engine ← domains ← control ← hosts.',
  ),
  ...layers(
    'apps/mock-api/src/engine/',
    ['store', 'world', 'http', 'contract'],
    'A folder of the engine imports only those before it: store ← world ← http ← contract.',
  ),
  {
    from: /^apps\/mock-api\/src\//,
    except: /(\.test\.ts|^apps\/mock-api\/src\/testing\/.*)$/,
    of: /^apps\/mock-api\/src\/testing\//,
    why: 'Test helpers of the mock are for tests.',
  },
  {
    from: /^apps\/mock-api\/src\//,
    except:
      /^apps\/mock-api\/src\/(hosts\/|(fastify|msw)\.ts$|.*\/build\/|testing\/(encrypt-password|persistence-fixture|plugin-server|sample-pictures)\.ts$|.*\.test\.ts$)/,
    of: /^(fastify|@fastify\/.*|msw(\/.*)?|classic-level|sharp|node:.*)$/,
    why: 'The engine knows neither Fastify nor MSW nor Node; the adapters in hosts/ do.',
  },
  {
    from: /^apps\/mock-api\/src\/engine\//,
    except: tests,
    of: /^catalogue\//,
    allow: /^catalogue\/src\/lib\//,
    why: 'The engine knows no catalogue.',
  },
  {
    from: /./,
    except: /^apps\/mock-api\/src\/engine\/store\/table-store\.ts$/,
    of: /^@msw\/data(\/|$)/,
    why: 'engine/store/table-store.ts alone imports the data library: used bare it orders after paging, hands out live rows and loses updates.',
  },
  {
    from: /./,
    except: /^(apps\/mock-api\/src\/lib\/faker(\.test)?\.ts$|tests\/)/,
    of: /^@faker-js\/faker(\/|$)/,
    why: 'lib/faker.ts of the mock alone imports faker: there it draws from the seed of a world, and no page of the shop has it.',
  },
  {
    from: /^(tests\/(e2e|support)|scenarios\/run\/(drivers|support))\//,
    except: /^(tests|scenarios\/run)\/support\/(engine-host|served-hosts|msw-host|shop)\.ts$/,
    of: /^((tests|scenarios\/run)\/support\/(engine-host|served-hosts|msw-host|shop)|apps\/mock-api\/src\/shop)\.ts$/,
    why: 'A browser test asks a server: with the mock in its own process each worker loads 1,800 modules more.',
  },
]

/** Folders whose sub-folders are slices: a slice imports no other slice of its folder, or only its index. */
const slices = [
  { of: /^apps\/storefront\/src\/features\/([^/]+)\//, why: 'A topic imports no other topic: what several show is in commerce.' },
  {
    of: /^apps\/mock-api\/src\/domains\/([^/]+)\//,
    allow: /\/(index|tables)\.ts$/,
    why: 'A domain imports another one by its index.ts and its rows (tables.ts) alone.',
  },
]

/**
 * What is wrong with one import, if anything.
 * @param file path from the root
 * @param target path from the root, or an outside package's name
 * @returns the reasons of the rules it breaks
 */
export function brokenRules(file: string, target: string): string[] {
  const reasons = importRules
    .filter((rule) => rule.from.test(file) && !rule.except?.test(file))
    .filter((rule) => rule.of.test(target) && !rule.allow?.test(target))
    .map((rule) => rule.why)
  for (const { of, allow, why } of slices) {
    const [mine, other] = [file, target].map((path) => of.exec(path)?.[1])
    if (mine && other && mine !== other && !tests.test(file) && !allow?.test(target)) reasons.push(why)
  }
  return reasons
}
