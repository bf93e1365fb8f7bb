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

/** Whether a module brings Chakra along, itself or through what it imports at once. */
function loadsChakra(id: string, graph: Graph): boolean {
  const found = known.get(id)
  if (found !== undefined) return found
  known.set(id, false)
  const answer = chakra.test(id) || (graph.getModuleInfo(id)?.importedIds ?? []).some((imported) => loadsChakra(imported, graph))
  known.set(id, answer)
  return answer
}

/**
 * How the code is cut into files. What every first page needs comes in two (fewer requests, and small files compress badly): `vendor` and
 * `shop`. Chakra with the fields made of it is `behaving`, which loads with the first form or overlay; what several pages share besides
 * is `shared`, which never brings Chakra along and is cut out before `behaving` could take it in. Pages stay files of their own.
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

/** Class names as short as can be (`a0`, `a1`, …): every one travels twice, in the style sheet and in the code. */
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
