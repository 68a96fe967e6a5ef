/** The rejection of goods by their photos. */
export const rejectionTexts = {
  rejection: {
    why: 'Reason',
    choose: 'Please choose',
    wish: 'What you want',
    noteHint: 'The seller will read this. The more exact, the better.',
    pays: 'Return shipping costs you nothing.',
    asked: 'Your request is sent. We ask the seller next.',
    reason: {
      wrong_goods: 'Wrong goods',
      damaged: 'Damaged',
      incomplete: 'Something is missing',
      quality: 'Poor quality',
    },
    kind: { return: 'Money back', exchange: 'The same goods again' },
    kindHint: {
      return: 'Once the seller has paid, the money comes to your balance.',
      exchange: 'The seller sends the goods again, to our warehouse.',
    },
  },
};
