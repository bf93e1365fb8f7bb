import { Box } from '@chakra-ui/react'
import type { Act } from './use-act.ts'

/** What an act said, or why it was refused, beside it. */
export function Outcome({ said, refusal }: Pick<Act, 'said' | 'refusal'>) {
  return (
    <>
      <Box role="status" fontSize="sm" color="green.fg" _empty={{ display: 'none' }}>
        {said}
      </Box>
      {refusal !== null && <Refusal>{refusal}</Refusal>}
    </>
  )
}

/** Why something can't be done or shown. */
export function Refusal({ children }: { readonly children: string }) {
  return (
    <Box role="alert" fontSize="sm" color="fg.error" overflowWrap="anywhere">
      {children}
    </Box>
  )
}
