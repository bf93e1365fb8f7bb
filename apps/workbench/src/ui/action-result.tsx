import { Box } from '@chakra-ui/react'
import type { ActionState } from './use-action.ts'

/** What an act said, or why it was refused, beside it. */
export function ActionResult({ said, refusal }: Pick<ActionState, 'said' | 'refusal'>) {
  return (
    <>
      <Box role="status" fontSize="sm" color="green.fg" _empty={{ display: 'none' }}>
        {said}
      </Box>
      {refusal !== null && <ErrorText>{refusal}</ErrorText>}
    </>
  )
}

/** Why something can't be done or shown. */
export function ErrorText({ children }: { readonly children: string }) {
  return (
    <Box role="alert" fontSize="sm" color="fg.error" overflowWrap="anywhere">
      {children}
    </Box>
  )
}
