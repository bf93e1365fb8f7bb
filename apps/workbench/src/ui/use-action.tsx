import { Box, type BoxProps } from '@chakra-ui/react'
import { useCallback, useState } from 'react'
import type { Failure } from '../control/control-api.ts'

/** The state of an action that the user starts. */
export interface ActionState {
  readonly busy: boolean
  /** What the action did; null before it is done. */
  readonly message: string | null
  /** Why the action was refused. */
  readonly error: string | null
  /** Runs the action and shows the text it resolves to. Resolves to whether it succeeded. */
  readonly run: (action: () => Promise<string>) => Promise<boolean>
}

const IDLE = { busy: false, message: null, error: null }

/** Keeps the result of an action, or its error, until the next one starts. */
export function useAction(): ActionState {
  const [state, setState] = useState<Omit<ActionState, 'run'>>(IDLE)
  const run = useCallback(async (action: () => Promise<string>) => {
    setState({ ...IDLE, busy: true })
    try {
      const message = await action()
      setState({ ...IDLE, message })
      return true
    } catch (error) {
      setState({ ...IDLE, error: (error as Failure).message ?? String(error) })
      return false
    }
  }, [])
  return { ...state, run }
}

/** The result of an action, or its error. */
export function ActionResult({ message, error }: Pick<ActionState, 'message' | 'error'>) {
  return (
    <>
      <Box role="status" fontSize="sm" color="green.fg" _empty={{ display: 'none' }}>
        {message}
      </Box>
      {error !== null && <ErrorText>{error}</ErrorText>}
    </>
  )
}

/** An error message. */
export function ErrorText(props: BoxProps) {
  return <Box role="alert" fontSize="sm" color="fg.error" whiteSpace="pre-wrap" overflowWrap="anywhere" {...props} />
}
