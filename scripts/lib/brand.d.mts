import type { Plugin } from 'vite'

export type Brand = typeof import('../../brand/nusaria/brand.ts')

export function brandFolder(): string
export function brandModuleFor(address: string): string | null
export function brandModule(): Plugin
export function loadBrand(): Promise<Brand>
export function brandedPages(brand: Brand): Plugin
