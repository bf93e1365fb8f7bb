/**
 * Which file may import what, in one table: the first reading of the architecture.
 * `from` and `of` are patterns on paths from the repository's root (a workspace package is followed to its file) or on
 * the bare name of an outside package. A rule without `except` has none.
 *
 * @typedef {object} ImportRule
 * @property {RegExp} from files the rule speaks about
 * @property {RegExp} [except] files among them that may
 * @property {RegExp} of what they may not import
 * @property {RegExp} [allow] imports among those that are fine
 * @property {string} why shown with each violation
 */

const tests = /\.test\.tsx?$/

/** @type {ImportRule[]} */
export const importRules = [
  {
    from: /^contracts\/src\//,
    except: tests,
    of: /./,
    allow: /^(contracts\/src\/|zod$)/,
    why: 'The contracts are data: they import zod and each other, nothing of ours.',
  },
  {
    from: /^locales\//,
    except: tests,
    of: /./,
    allow: /^(locales\/|contracts\/src\/headers)/,
    why: 'Texts import nothing but the list of languages.',
  },
  {
    from: /^scenarios\//,
    except: tests,
    of: /./,
    allow: /^(scenarios\/|contracts\/|locales\/|zod$)/,
    why: 'Scenarios are data: no driver, host or storefront in them.',
  },
  { from: /^apps\/mock-api\//, of: /^apps\/(storefront|workbench)\//, why: 'The mock never imports the pages that it serves.' },
  {
    from: /^apps\/workbench\//,
    of: /^(apps\/(storefront|mock-api)\/|tests\/)/,
    allow: /^apps\/(storefront\/src\/shared\/(ui\/tokens|safe-path|random-id)\.ts|mock-api\/src\/control\/shapes\.ts)$/,
    why: 'The workbench talks to the mock over the wire; it shares the colours of the shop, its check of paths, its random ids and the shapes of the control API.',
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
    except: /^apps\/storefront\/(src\/app\/offline|vite\/framed-by-shell)\.ts$/,
    of: /^(apps\/mock-api\/|msw(\/|$)|scenarios\/|tests\/)/,
    why: 'The storefront talks to the mock over the wire; app/offline.ts alone starts it in the browser, and the server of development frames a page as the mock does.',
  },
  {
    from: /^apps\/storefront\/src\//,
    except: /^apps\/storefront\/src\/(shared\/api\/schemas\.ts$|.*\.test\.tsx?$)/,
    of: /^contracts\/src\/registry\.ts$/,
    why: 'The registry carries every schema: shared/api/schemas.ts alone brings it, where a reply is held against its contract.',
  },
  {
    from: /^apps\/storefront\/src\/shared\//,
    of: /^apps\/storefront\/src\/(features|pages|app|shell)\//,
    why: 'shared is at the bottom: shared ← features ← pages ← app.',
  },
  {
    from: /^apps\/storefront\/src\/features\//,
    of: /^apps\/storefront\/src\/(pages|app)\//,
    why: 'features know neither pages nor app: shared ← features ← pages ← app.',
  },
  {
    from: /^apps\/storefront\/src\/pages\//,
    of: /^apps\/storefront\/src\/app\//,
    why: 'pages do not know app: shared ← features ← pages ← app.',
  },
  { from: /^apps\/storefront\/src\//, except: tests, of: /^node:/, why: 'The storefront runs in a browser.' },
  {
    from: /^apps\/mock-api\/src\//,
    except: /^apps\/mock-api\/src\/(hosts\/|main\.ts$|.*\/build\/|bench\/|testing\/encrypt\.ts$|.*\.test\.ts$)/,
    of: /^(fastify|@fastify\/.*|msw(\/.*)?|classic-level|node:.*)$/,
    why: 'The engine knows neither Fastify nor MSW nor Node; the adapters in hosts/ do.',
  },
  {
    from: /./,
    except: /^apps\/mock-api\/src\/world\/table\.ts$/,
    of: /^@msw\/data(\/|$)/,
    why: 'world/table.ts alone imports the data library: used bare it orders after paging, hands out live rows and loses updates.',
  },
]

const feature = /^apps\/storefront\/src\/features\/([^/]+)\//

/**
 * What is wrong with one import, if anything.
 * @param {string} file path from the root
 * @param {string} target path from the root, or an outside package's name
 * @returns {string[]} the reasons of the rules it breaks
 */
export function brokenRules(file, target) {
  const reasons = importRules
    .filter((rule) => rule.from.test(file) && !rule.except?.test(file))
    .filter((rule) => rule.of.test(target) && !rule.allow?.test(target))
    .map((rule) => rule.why)
  const [mine, other] = [file, target].map((path) => feature.exec(path)?.[1])
  if (mine && other && mine !== other) reasons.push(`Feature "${mine}" may not import feature "${other}": compose them in a page.`)
  return reasons
}
