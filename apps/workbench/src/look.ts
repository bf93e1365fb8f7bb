// The typeface and the tokens, for every page of the tools.
import '@fontsource-variable/plus-jakarta-sans'
import 'virtual:tokens.css'
