/** ms after the page has loaded, in which the first screen has the machine and the line to itself */
const REST = 5_000
/** ms an idle moment is waited for */
const IDLE = 2_000

const TOUCHES = ['pointerdown', 'keydown'] as const

function loaded(): Promise<unknown> {
  if (document.readyState === 'complete') return Promise.resolve()
  return new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: IDLE })
    else setTimeout(resolve, 200)
  })
}

function touchedOrRested(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      for (const kind of TOUCHES) window.removeEventListener(kind, done)
      resolve()
    }
    const timer = setTimeout(done, REST)
    for (const kind of TOUCHES) window.addEventListener(kind, done, { passive: true })
  })
}

/** Once the page has loaded and has nothing more urgent to do. */
export async function pageLoaded(): Promise<void> {
  await loaded()
  await idle()
}

/** As above, and the shopper has touched the page or let it rest for a while: for what is heavy and nobody waits for. */
export async function pageAtRest(): Promise<void> {
  await loaded()
  await touchedOrRested()
  await idle()
}
