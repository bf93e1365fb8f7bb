import { Box } from '@chakra-ui/react'
import type { ActionState } from './use-action.ts'

/** The result of an action, or its error. */
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

/** An error message. */
export function ErrorText({ children }: { readonly children: string }) {
  return (
    <Box role="alert" fontSize="sm" color="fg.error" overflowWrap="anywhere">
      {children}
    </Box>
  )
}
