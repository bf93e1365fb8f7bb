import type { Layout } from '@nusaria/scenario-runner/support/layouts'
import type { Send } from './commands.ts'
import { waitForStart } from './processes.ts'

/** px. A window of a browser's own can't be as narrow as a phone; one that a page opens can. */
const SIZES: Readonly<Record<Layout, string>> = { mobile: 'width=390,height=844', desktop: 'width=1280,height=900' }

const handles = async (send: Send) => (await send('GetWindowHandles')) as string[]

/** Opens a window of a layout, in front. */
export async function openWindow(send: Send, layout: Layout): Promise<void> {
  const before = await handles(send)
  await send('ExecuteScript', { script: 'window.open("about:blank", "", arguments[0])', args: [`popup,${SIZES[layout]}`] })
  const handle = await waitForStart('A window', async () => (await handles(send)).find((one) => !before.includes(one)))
  await send('SwitchToWindow', { handle })
}

/** Closes all windows but the first. */
export async function closeWindows(send: Send): Promise<void> {
  const [first, ...others] = await handles(send)
  for (const handle of others) {
    await send('SwitchToWindow', { handle })
    await send('CloseWindow')
  }
  await send('SwitchToWindow', { handle: first })
}
