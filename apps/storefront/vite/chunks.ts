interface ModuleInfo {
  readonly importedIds: readonly string[]
}

interface Graph {
  readonly getModuleInfo: (id: string) => ModuleInfo | null
}

const chakra = /node_modules\/(@chakra-ui|@ark-ui|@zag-js|@emotion|@internationalized|@floating-ui|stylis)\//
const ownCode = /\/src\/(shared|entities|features)\/|\/contracts\/src\/|node_modules\/lucide-react\//

const packages =
  '(react|react-dom|scheduler|react-router|react-router-dom|@reduxjs/toolkit|immer|redux|reselect|redux-thunk|react-redux|i18next|use-sync-external-store|@standard-schema/utils)'

const known = new Map<string, boolean>()

/** Whether a module loads Chakra, itself or through its static imports. */
function loadsChakra(id: string, graph: Graph): boolean {
  const found = known.get(id)
  if (found !== undefined) return found
  known.set(id, false)
  const answer = chakra.test(id) || (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => loadsChakra(imported, graph))
  known.set(id, answer)
  return answer
}

/**
 * How the code is split into files. The code of every first page is in two files (fewer requests, and small files compress badly): `vendor` and
 * `shop`. Chakra and the fields built on it are in `behaving`, which loads with the first form or overlay. Other code of several pages
 * is in `shared`, which never loads Chakra and has priority over `behaving`. Each page is a separate file.
 */
export const chunks = [
  { name: 'vendor', test: new RegExp(`node_modules/${packages}/|node_modules/react-i18next/dist/es/(?!Trans|Icu)`), priority: 4 },
  { name: 'shop', test: /src\/(app\/main|pages\/home\/page)\.tsx$/, priority: 3 },
  {
    name: (id: string, graph: Graph) => (chakra.test(id) || (/\/src\/shared\/ui\//.test(id) && loadsChakra(id, graph)) ? 'behaving' : null),
    priority: 1,
  },
  { name: (id: string, graph: Graph) => (ownCode.test(id) && !loadsChakra(id, graph) ? 'shared' : null), minShareCount: 2, priority: 2 },
]

/** The shortest class names (`a0`, `a1`, …): each one is downloaded twice, in the style sheet and in the code. */
export function shortClassNames(): (name: string, file: string) => string {
  const given = new Map<string, string>()
  return (name, file) => {
    const key = `${file.split('?')[0]}|${name}`
    const known = given.get(key)
    if (known) return known
    const made = `n${given.size.toString(36)}`
    given.set(key, made)
    return made
  }
}
