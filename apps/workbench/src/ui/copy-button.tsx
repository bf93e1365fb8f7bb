import { Box, Button } from '@chakra-ui/react'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'

/** Copies a text and says whether that worked. */
export function CopyButton({ text, what }: { readonly text: string; readonly what: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setState('copied')
    } catch {
      setState('failed')
    }
  }
  const said = { idle: '', copied: `Copied ${what}`, failed: 'Could not copy. Select the text.' }[state]
  return (
    <>
      <Button variant="outline" fontFamily="mono" userSelect="text" aria-label={`Copy ${what} ${text}`} onClick={() => void copy()}>
        {text} {state === 'copied' ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
      </Button>
      <Box as="span" role="status" srOnly={state !== 'failed'}>
        {said}
      </Box>
    </>
  )
}
