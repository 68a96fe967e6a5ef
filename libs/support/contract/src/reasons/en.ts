export const texts = {
  picture_too_large: 'The picture must be at most 10 MB',
  picture_gone: 'Please add the picture again',
  reply_name_known: 'A saved reply with this name exists already',
};
