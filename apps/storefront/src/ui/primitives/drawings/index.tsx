import type { ComponentType } from 'react'
import { ACCOUNT_DRAWINGS } from './account.tsx'
import { SHOPPING_DRAWINGS } from './shopping.tsx'
import { TROUBLE_DRAWINGS } from './trouble.tsx'

/** What is drawn where there is nothing to list or to show. */
export const drawings = { ...SHOPPING_DRAWINGS, ...ACCOUNT_DRAWINGS, ...TROUBLE_DRAWINGS } as const satisfies Record<string, ComponentType>

export type DrawingName = keyof typeof drawings

export function DrawingByName({ of }: { readonly of: DrawingName }) {
  const Picture = drawings[of]
  return <Picture />
}
