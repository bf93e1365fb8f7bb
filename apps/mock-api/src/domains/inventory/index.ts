export { type CompleteCard, discountPercent, productCard } from './card.ts'
export { type CurrentSku, currentSku, type InventoryCtx, releaseStock, reserveStock } from './inventory.ts'
