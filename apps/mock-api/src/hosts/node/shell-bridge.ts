import { CONTROL_BASE } from '../../control/base.ts'

/** The script that plays a native shell's bridge, in a frame of the simulator's alone. */
const BRIDGE = `${CONTROL_BASE}/ui/shell-bridge.js`

/** Whether a page is asked for by a frame; browsers say so themselves. */
export function isFramed(headers: Readonly<Record<string, string | undefined>>): boolean {
  return headers['sec-fetch-dest'] === 'iframe'
}

/** A page with that script before all of its own. */
export function insertBridge(html: string): string {
  return html.replace('<head>', `<head><script type="module" src="${BRIDGE}"></script>`)
}
