/** The brand of the shop. A build resolves it to another folder of `brand/` (`--brand`, `NUSARIA_BRAND`). */
export * from '../../brand/nusaria/brand.ts'
