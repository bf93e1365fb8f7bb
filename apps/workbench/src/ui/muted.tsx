import { Text, type TextProps } from '@chakra-ui/react'

/** Small and grey: what explains or counts. */
export function Muted(props: TextProps) {
  return <Text fontSize="sm" color="fg.muted" {...props} />
}
