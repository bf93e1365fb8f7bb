/** A node of a syntax tree, as far as cutting needs it; offsets count UTF-16 code units of the source. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
}

/** Which nodes to cut: a type of the syntax tree, and how the node's source begins. */
export interface Pick {
  readonly type: string
  readonly source: RegExp
  /** What takes the node's place; without it the node goes. */
  readonly to?: string | ((source: string) => string)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string' && 'start' in value
}

/** The outermost nodes that one of the picks names, with the pick. */
function picked(node: unknown, code: string, picks: readonly Pick[]): readonly (readonly [SyntaxNode, Pick])[] {
  if (Array.isArray(node)) return node.flatMap((one: unknown) => picked(one, code, picks))
  if (!isNode(node)) return []
  const pick = picks.find(({ type, source }) => type === node.type && source.test(code.slice(node.start, node.end)))
  return pick ? [[node, pick]] : Object.values(node).flatMap((part: unknown) => picked(part, code, picks))
}

/** Source without what the picks name. Throws when a pick names nothing: the library has changed, and its cuts must be looked at. */
export function cut(code: string, tree: unknown, picks: readonly Pick[]): string {
  const found = picked(tree, code, picks)
  const idle = picks.find((pick) => !found.some(([, by]) => by === pick))
  if (idle) throw new Error(`Nothing to cut for ${idle.type} ${idle.source}`)
  return [...found]
    .sort(([a], [b]) => b.start - a.start)
    .reduce((text, [{ type, start, end }, { to }]) => {
      const made = typeof to === 'function' ? to(code.slice(start, end)) : to
      const place = made ?? (type.endsWith('Statement') ? ';' : '')
      return text.slice(0, start) + place + text.slice(end)
    }, code)
}
