import { ComponentsProvider } from '../src/components/provider.tsx'

/** Wraps every story. Ladle finds it by this name. */
export const Provider = ComponentsProvider
