import { builtinEnvironments, type Environment } from 'vitest/runtime'

let ready: ReturnType<Environment['setup']> | undefined

/** happy-dom, set up once for the runs of a warm thread: libraries keep the document they have seen first. */
const warmDom: Environment = {
  name: 'warm-dom',
  viteEnvironment: 'client',
  async setup(global, options) {
    ready ??= builtinEnvironments['happy-dom'].setup(global, options)
    await ready
    return { teardown: () => undefined }
  },
}
export default warmDom
