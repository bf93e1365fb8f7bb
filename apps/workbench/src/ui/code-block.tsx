import { Code, type CodeProps } from '@chakra-ui/react'

/** Code or JSON in a box that scrolls. */
export function CodeBlock({ label, ...code }: CodeProps & { readonly label: string }) {
  return (
    <Code
      as="pre"
      role="region"
      aria-label={label}
      tabIndex={0}
      display="block"
      p="3"
      maxH="24rem"
      overflow="auto"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
      colorPalette="gray"
      {...code}
    />
  )
}
