import { ComponentsProvider } from '../src/components/provider.tsx'

/** Around every story; Ladle looks for the name. */
export const Provider = ComponentsProvider
