// Sentence over what comes nearest to something that is not here.
export const NotHere = ({ name }: { readonly name: string }) => <>Nothing here is like “{name}”. Nearest to it:</>;
