// Hooks of Node's module loader: the mock that runs from its sources gets the brand of `NUSARIA_BRAND` in place of the default one.
import { type ResolveHook, register } from 'node:module'
import { pathToFileURL } from 'node:url'
import { isMainThread } from 'node:worker_threads'
import { brandModuleFor } from './lib/brand.ts'

// `--import` loads this file in the program, which registers it as the file of its hooks.
if (isMainThread) register(import.meta.url)

/** @public Node calls it. */
export const resolve: ResolveHook = async (specifier, context, next) => {
  const resolved = await next(specifier, context)
  const module = brandModuleFor(resolved.url.split('?')[0] ?? '')
  return module ? next(pathToFileURL(module).href, context) : resolved
}
