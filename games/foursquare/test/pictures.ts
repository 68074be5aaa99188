/** Screens of this game that stand for those of all games among the pictures of docs/images. */
export const pictures = [{ name: 'rules', route: 'rules' }];
