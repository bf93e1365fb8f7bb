import { ComponentsProvider } from '../src/pieces/provider.tsx'

/** Around every story; Ladle looks for the name. */
export const Provider = ComponentsProvider
