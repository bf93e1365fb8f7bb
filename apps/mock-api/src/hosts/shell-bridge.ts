import { CONTROL_BASE } from '../control/base.ts'

/** The script that simulates a native shell's bridge in the simulator's frame. */
const BRIDGE = `${CONTROL_BASE}/ui/shell-bridge.js`

/** Whether a frame requests the page. Browsers send this header. */
export function isFramed(headers: Readonly<Record<string, string | undefined>>): boolean {
  return headers['sec-fetch-dest'] === 'iframe'
}

/** Inserts the bridge before the page's own scripts. */
export function insertBridge(html: string): string {
  return html.replace('<head>', `<head><script type="module" src="${BRIDGE}"></script>`)
}
