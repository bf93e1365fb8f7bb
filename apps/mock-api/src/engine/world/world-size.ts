/** How large a world is. */
export interface WorldSize {
  /** The number of products; absent: the catalogue's own. */
  readonly products?: number | undefined
  /** How many members there are beside the named ones; absent: none. */
  readonly members?: number | undefined
  /** How many orders one named member has beside those of her own history; absent: none. */
  readonly orders?: number | undefined
}

/** The size alone, without absent numbers. */
export function sizeOf({ products, members, orders }: WorldSize): WorldSize {
  return { ...(products !== undefined && { products }), ...(members !== undefined && { members }), ...(orders !== undefined && { orders }) }
}

/** Whether a world has members or orders beside those of every world. */
export function isEnlarged({ members = 0, orders = 0 }: WorldSize): boolean {
  return members + orders > 0
}
