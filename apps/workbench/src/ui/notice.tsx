import { Alert, type AlertRootProps } from '@chakra-ui/react'

interface NoticeProps extends AlertRootProps {
  readonly title: string
  /** Without any there is no notice. */
  readonly lines: readonly string[]
}

/** A coloured box with a title and lines. */
export function Notice({ title, lines, ...alert }: NoticeProps) {
  if (lines.length === 0) return null
  return (
    <Alert.Root p="3" {...alert}>
      <Alert.Content overflowWrap="anywhere">
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description whiteSpace="pre-wrap">{lines.join('\n')}</Alert.Description>
      </Alert.Content>
    </Alert.Root>
  )
}
