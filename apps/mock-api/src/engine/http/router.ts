/** A node of the path tree: fixed segments first, then the parameter. */
interface PathNode<T> {
  readonly fixed: Map<string, PathNode<T>>
  param?: { readonly name: string; readonly node: PathNode<T> }
  value?: T
}

export interface RouteMatch<T> {
  readonly value: T
  readonly params: Readonly<Record<string, string>>
}

const none: Readonly<Record<string, string>> = Object.freeze({})

/** Finds the value for a method and path. Adding a second value for one address throws. */
export class Router<T> {
  readonly #exact = new Map<string, RouteMatch<T>>()
  readonly #trees = new Map<string, PathNode<T>>()

  add(method: string, path: string, value: T): void {
    if (!path.includes('/:')) {
      const key = `${method} ${path}`
      if (this.#exact.has(key)) throw new Error(`Two routes claim ${key}`)
      this.#exact.set(key, { value, params: none })
      return
    }
    let node: PathNode<T> = child(this.#trees, method)
    for (const segment of path.slice(1).split('/')) node = step(node, segment)
    if (node.value !== undefined) throw new Error(`Two routes claim ${method} ${path}`)
    node.value = value
  }

  /** null for an unknown address. A fixed path wins over one with parameters. */
  find(method: string, path: string): RouteMatch<T> | null {
    const exact = this.#exact.get(`${method} ${path}`)
    if (exact) return exact
    const tree = this.#trees.get(method)
    return tree ? walk(tree, path.slice(1).split('/'), 0, []) : null
  }
}

function step<T>(node: PathNode<T>, segment: string): PathNode<T> {
  if (segment.startsWith(':')) {
    const name = segment.slice(1)
    node.param ??= { name, node: { fixed: new Map() } }
    if (node.param.name !== name) throw new Error(`One place in a path is called ${node.param.name} and ${name}`)
    return node.param.node
  }
  return child(node.fixed, segment)
}

function child<T>(nodes: Map<string, PathNode<T>>, name: string): PathNode<T> {
  const node: PathNode<T> = nodes.get(name) ?? { fixed: new Map() }
  nodes.set(name, node)
  return node
}

function walk<T>(node: PathNode<T>, segments: string[], at: number, found: [string, string][]): RouteMatch<T> | null {
  const segment = segments[at]
  if (segment === undefined) return node.value === undefined ? null : { value: node.value, params: Object.fromEntries(found) }
  const fixed = node.fixed.get(segment)
  const match = fixed && walk(fixed, segments, at + 1, found)
  if (match) return match
  if (!node.param || segment === '') return null
  const text = decode(segment)
  return text === null ? null : walk(node.param.node, segments, at + 1, [...found, [node.param.name, text]])
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
