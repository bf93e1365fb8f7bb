// What runs before the first render: `app/main.tsx` imports it.

/**
 * Lets React remove a node, or insert before it, when something else has moved that node: a browser's translation, or an extension. Otherwise React
 * throws a NotFoundError, and the page is gone. https://github.com/facebook/react/issues/11538
 */
export function allowMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  const isMoved = (node: unknown, parent: Node): node is Node => node instanceof Node && node.parentNode !== parent

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (!isMoved(child, this)) return removeChild.call(this, child) as T
    if (child.parentNode) removeChild.call(child.parentNode, child)
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    if (!isMoved(before, this)) return insertBefore.call(this, node, before) as T
    const around = [...this.childNodes].find((child) => child.contains(before)) ?? null
    return insertBefore.call(this, node, around) as T
  }
}

/** Chromium's offer to install the shop, kept until the shop makes it. `prompt` works once. */
export interface InstallEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

export const installation: { event: InstallEvent | null } = { event: null }

window.addEventListener('beforeinstallprompt', (event) => {
  // The browser's own bar would lie over the bar that buys.
  event.preventDefault()
  installation.event = event as InstallEvent
})
