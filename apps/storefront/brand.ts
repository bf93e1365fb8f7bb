/** The brand's colours. Vite's configuration reads the tokens as well, so they can't come from `@nusaria/brand`. */
export { colors } from '../../brand/nusaria/brand.ts'
